/** Random numbers that come again for the same seed: mulberry32, a public-domain generator of 32 bits of state. */

/** Draws from one sequence. */
export interface Random {
  /** A whole number, 0 to `below` - 1. */
  whole(below: number): number;
  /** One of the list; undefined where it is empty. */
  pick<T>(list: readonly T[]): T | undefined;
  /** Up to `count` of the list, each at most once, in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
}

/** Starts the sequence of a seed (an unsigned number of 32 bits). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    whole,
    pick: (list) => list[whole(list.length)],
    some(list, count) {
      const left = list.map((_, index) => index);
      const taken: number[] = [];
      while (taken.length < count && left.length > 0) taken.push(...left.splice(whole(left.length), 1));
      return taken.sort((a, b) => a - b).flatMap((index) => list.slice(index, index + 1));
    },
  };
}
