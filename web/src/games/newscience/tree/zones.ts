// The inside of a cartouche: the name, and under it three zones, publication on top, research at the foot.

import type { Box } from '../../../lib/box';
import type { NewScienceTable, StageName } from '../types';
import type { Plate } from './plate';

export interface Measures {
  width: number;
  height: number;
  /** The size of the name, of figures, and of icons. */
  name: number;
  figure: number;
  icon: number;
  /** The height of a zone, and where each begins. */
  zone: number;
  top: Record<StageName, number>;
  /** How large a player's marker is, and that of a publisher. */
  mark: number;
  seal: number;
  chip: number;
  inset: number;
}

export function measures(plate: Plate, box: Box): Measures {
  const { scale } = plate;
  const zone = box.height * 0.243;
  const head = box.height - 3 * zone - 0.8;
  return {
    width: box.width,
    height: box.height,
    name: 12.2 * scale,
    figure: 11.6 * scale,
    icon: 10.6 * scale,
    zone,
    top: { publish: head, experiment: head + zone, research: head + 2 * zone },
    mark: Math.min(zone - 2, 11.4 * scale),
    seal: 2 * zone,
    chip: 31 * scale,
    inset: 5,
  };
}

/** Whether something is written at the right end of a zone, so that markers stand before it. */
export function written(game: NewScienceTable, slug: string, stage: StageName, seat: number): boolean {
  if (game.experiment?.discovery === slug) return stage === 'experiment';
  const reach = game.seats[seat]?.reach[slug];
  return reach?.stage === stage && (stage === 'experiment' || (reach.rest ?? 0) > 0);
}

/** Where the marker number `i` of a zone stands, by its middle. */
export function spot(m: Measures, stage: StageName, i: number, after: boolean): { x: number; y: number } {
  const right = m.width - m.inset - (after ? m.chip + 1 : 0);
  return { x: right - m.mark * (i + 0.5), y: m.top[stage] + m.zone / 2 };
}

/** Where the publisher's marker stands once there are no zones any more. */
export function imprint(m: Measures): { x: number; y: number } {
  return { x: m.inset + 3 + m.seal / 2, y: m.top.publish + 1.55 * m.zone };
}

/** An outline with hollow corners. */
export function outline(width: number, height: number, corner: number, away = 0): string {
  const [w, h, o, c] = [width + away, height + away, -away, corner];
  return (
    `M${o + c} ${o}H${w - c}A${c} ${c} 0 0 0 ${w} ${o + c}V${h - c}A${c} ${c} 0 0 0 ${w - c} ${h}` +
    `H${o + c}A${c} ${c} 0 0 0 ${o} ${h - c}V${o + c}A${c} ${c} 0 0 0 ${o + c} ${o}z`
  );
}
