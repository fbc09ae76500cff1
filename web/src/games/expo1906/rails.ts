// Where the boxes of the Patent Office stand, and the markers in them.

import type { Patents } from './types';

export const TOKEN = { width: 25, height: 11 };

export interface Rails {
  /** Where the first rail begins. */
  top: number;
  pitch: number;
  width: number;
  label: number;
  box: { width: number; height: number };
  start: { x: number; y: number; width: number; height: number };
  left(step: number): number;
  y(track: number): number;
}

export function railsOf(
  patents: Patents,
  { width, pitch, box, tall }: { width: number; pitch: number; box: number; tall: boolean },
): Rails {
  const label = tall ? 26 : 42;
  const start = tall
    ? { x: 0, y: 24, width, height: 50 }
    : { x: label, y: 32, width: 54, height: patents.tracks.length * pitch - (pitch - box) };
  const from = tall ? label : label + start.width + 4;
  const step = (width - from) / (patents.steps - 1);
  const top = tall ? 92 : 32;
  return {
    top,
    pitch,
    width,
    label,
    box: { width: step - 2, height: box },
    start,
    left: (number) => from + (number - 2) * step,
    y: (track) => top + track * pitch,
  };
}

/** A marker, the place of its lower left corner's token, and where it stands in words. */
export interface Standing {
  marker: string;
  x: number;
  y: number;
  track: string | null;
  step: number;
}

/** Every marker with its place: stacks grow upwards, the first of a list lies on top. */
export function standings(patents: Patents, rails: Rails): Standing[] {
  const found: Standing[] = [];
  patents.tracks.forEach((track, row) => {
    for (const [step, stack] of Object.entries(patents.stacks[track] ?? {})) {
      const room = rails.box.height - TOKEN.height - 2;
      const lift = stack.length > 1 ? Math.min(TOKEN.height - 0.5, room / (stack.length - 1)) : 0;
      const x = rails.left(Number(step)) + (rails.box.width - TOKEN.width) / 2;
      const floor = rails.y(row) + rails.box.height - TOKEN.height - 1.5;
      // From the bottom up, so that the top is drawn over the rest.
      stack.toReversed().forEach((marker, height) => {
        found.push({ marker, x, y: floor - height * lift, track, step: Number(step) });
      });
    }
  });
  const { start } = rails;
  const across = Math.max(1, Math.floor((start.width - 2) / (TOKEN.width + 1)));
  const rows = Math.max(1, Math.ceil(patents.start.length / across));
  const drop = Math.min(TOKEN.height + 6, (start.height - 22) / rows);
  patents.start.forEach((marker, i) => {
    const x = start.x + 1.5 + (i % across) * (TOKEN.width + 1);
    const y = start.y + 20 + Math.floor(i / across) * drop;
    found.push({ marker, x, y, track: null, step: 1 });
  });
  return found;
}
