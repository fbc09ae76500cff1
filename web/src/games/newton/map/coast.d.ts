// Made when the client is built, by `web/tools/coast.ts`.
declare module 'virtual:coast' {
  interface Drawn {
    land: string;
    graticule: string;
  }
  export const wide: Drawn;
  export const narrow: Drawn;
}
