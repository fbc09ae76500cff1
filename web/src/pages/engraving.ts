// Strokes that a burin would repeat: ticks around a ring, teeth, parallel shading. Each is the data of one SVG path.

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function round(centre: [number, number], radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return at(centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle));
}

/** Lines that point outward, from one radius to another; every so-manieth begins further in. */
export function ticks(
  centre: [number, number],
  count: number,
  from: number,
  to: number,
  longer: { every: number; from: number },
): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const inner = i % longer.every === 0 ? longer.from : from;
    return `M${round(centre, inner, i / count)}L${round(centre, to, i / count)}`;
  });
  return lines.join('');
}

/** The outline of a cogwheel. */
export function cog(centre: [number, number], teeth: number, root: number, tip: number): string {
  const corners: string[] = [];
  for (let i = 0; i < teeth; i++) {
    const corner = (part: number, radius: number): void => {
      corners.push(round(centre, radius, (i + part) / teeth));
    };
    corner(0, root);
    corner(0.46, root);
    corner(0.53, tip);
    corner(0.93, tip);
  }
  return `M${corners.join('L')}Z`;
}

/** Shading by parallel lines between two edges, given by their ends: first at `a`, last at `b`. */
export function shade(
  a: [[number, number], [number, number]],
  b: [[number, number], [number, number]],
  count: number,
): string {
  const between = (p: [number, number], q: [number, number], part: number): string =>
    at(p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part);
  return Array.from({ length: count }, (_, i) => {
    const part = count > 1 ? i / (count - 1) : 0;
    return `M${between(a[0], b[0], part)}L${between(a[1], b[1], part)}`;
  }).join('');
}
