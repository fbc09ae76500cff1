// What a discovery says of itself: what it was, its numbers, what it needs and leads to, who stands where, and what the
// player could do with it.

import type { Table } from '../../../table/table.svelte';
import { named } from '../seen';
import { TRACKS, type NewScienceTable, type Reach, type TrackName } from '../types';
import { leadsTo } from './plate';

/** The name of a discovery. */
export function nameOf(game: NewScienceTable, table: Table, slug: string): string {
  return table.words.ref(named('discovery', slug, game.board.discoveries[slug]));
}

function either(game: NewScienceTable, table: Table, slugs: readonly string[]): string {
  const names = slugs.map((slug) => nameOf(game, table, slug));
  return new Intl.ListFormat(table.words.language, { type: 'disjunction' }).format(names);
}

/** What a discovery needs from other branches, where the arrows do not show it. */
export function alsoNeeded(game: NewScienceTable, table: Table, slug: string): string {
  const { discoveries } = game.board;
  const elsewhere = (discoveries[slug]?.needs ?? []).filter(
    ([first]) => discoveries[first ?? '']?.field !== discoveries[slug]?.field,
  );
  return table.words.list(elsewhere.map((need) => either(game, table, need)));
}

function influence(table: Table, amounts: Partial<Record<TrackName, number>>): string {
  const parts = TRACKS.flatMap((track) => {
    const count = amounts[track];
    return count ? [table.say('newscience-web-tree-minimum', { track: `track.${track}`, count })] : [];
  });
  return table.words.list(parts);
}

function reachNote(game: NewScienceTable, table: Table, reach: Reach): string {
  const { stage, value, points } = reach;
  const rest = reach.rest ?? 0;
  if (stage === 'experiment') {
    const chances = (reach.chance ?? []).map((chance, spent) =>
      table.say('newscience-web-tree-chance', { chance, rest: spent }),
    );
    return table.say('newscience-web-tree-reach-experiment', {
      value,
      points,
      chances: `=${chances.join(', ')}`,
    });
  }
  if (stage === 'research') return table.say('newscience-web-tree-reach-research', { value, points, rest });
  const lacks = influence(table, reach.lacks ?? {});
  const along = table.words.list((reach.cascade ?? []).map((slug) => nameOf(game, table, slug)));
  return [
    table.say('newscience-web-tree-reach-publish', { value, points, rest, prestige: reach.prestige ?? 0 }),
    ...(along ? [table.say('newscience-web-tree-along', { discoveries: `=${along}` })] : []),
    ...(lacks ? [table.say('newscience-web-tree-lacks', { influence: `=${lacks}` })] : []),
  ].join(' ');
}

function whoNotes(game: NewScienceTable, table: Table, slug: string): string[] {
  const standing = game.discoveries[slug];
  if (!standing) return [];
  if (standing.published !== null)
    return [table.say('newscience-web-tree-published', { player: standing.published })];
  const names = (seats: number[]): string => `=${table.words.list(seats.map((seat) => table.name(seat)))}`;
  const { research, experiment } = standing;
  return [
    ...(experiment.length ? [table.say('newscience-web-tree-tested', { names: names(experiment) })] : []),
    ...(research.length ? [table.say('newscience-web-tree-researched', { names: names(research) })] : []),
  ];
}

/** The lines about a discovery; `seat` is whose prospects are told. */
export function discoveryNote(game: NewScienceTable, table: Table, slug: string, seat: number): string {
  const face = game.board.discoveries[slug];
  if (!face) return '';
  const { field, level, prestige, research, first, later, publish, person, year } = face;
  const history = table.words.note(`discovery.${slug}`);
  const needs = face.needs.map((need) => either(game, table, need));
  const next = leadsTo(game.board.discoveries, slug).map((other) => nameOf(game, table, other));
  const minima = influence(table, face.influence);
  const reach = game.seats[seat]?.reach[slug];
  const own = seat === table.view?.seat;
  return [
    history ?? `${person}, ${year}`,
    table.say('newscience-web-tree-place', { field: `field.${field}`, level, prestige }),
    table.say('newscience-web-tree-values', { research, first, later, publish }),
    ...(minima ? [table.say('newscience-web-tree-minima', { influence: `=${minima}` })] : []),
    ...(needs.length
      ? [table.say('newscience-web-tree-needs', { discoveries: `=${table.words.list(needs)}` })]
      : []),
    ...(next.length
      ? [table.say('newscience-web-tree-leads', { discoveries: `=${table.words.list(next)}` })]
      : []),
    ...whoNotes(game, table, slug),
    ...(reach
      ? [
          table.say(own ? 'newscience-web-tree-mine' : 'newscience-web-tree-theirs', {
            ...(own ? {} : { player: seat }),
            what: `=${reachNote(game, table, reach)}`,
          }),
        ]
      : []),
  ].join('\n');
}
