/** A rectangle in the units of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
