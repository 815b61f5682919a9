/** Code written from pieces of a component: what the parser reads, and where each of its characters stands in the file. */
import type { SourcePart } from '@curfew/analyzer';

interface Segment {
  /** Offset in the written code. */
  at: number;
  part: SourcePart;
}

/** Code for the parser. Copied pieces know their place in the file; written ones have none. */
export interface VirtualCode {
  /** Appends `[start, end)` of the file. Nothing for an empty span. */
  copy(start: number, end: number, kind?: SourcePart['kind'], forbidden?: string): void;
  /** Appends code that the file does not hold. */
  write(code: string): void;
  text(): string;
  /** The copied pieces, in the order of the file. */
  parts(): SourcePart[];
  /** The range in the file of a range of the code; what was written has an empty one, at the end of the piece before it. */
  place(start: number, end: number): [number, number];
}

/** @param source Text of the file, without BOM. */
export const createVirtualCode = (source: string): VirtualCode => {
  let code = '';
  const segments: Segment[] = [];

  /** Index of the last segment that begins at or before an offset. */
  const segmentAt = (offset: number): number => {
    let low = -1;
    let high = segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((segments[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  /** `edge`: an offset right behind a segment belongs to it. */
  const placeOf = (offset: number, edge: number): { offset: number; inside: boolean } => {
    const segment = segments[segmentAt(offset - edge)];
    if (segment === undefined) return { offset: segments[0]?.part.start ?? 0, inside: false };
    const { start, end } = segment.part;
    const placed = start + offset - segment.at;
    return placed <= end && (edge === 1 || placed < end)
      ? { offset: placed, inside: true }
      : { offset: end, inside: false };
  };

  return {
    copy(start, end, kind = 'template', forbidden = '') {
      if (start >= end) return;
      segments.push({ at: code.length, part: { start, end, kind, forbidden } });
      code += source.slice(start, end);
    },
    write(written) {
      code += written;
    },
    text: () => code,
    parts: () => segments.map(({ part }) => part).sort((a, b) => a.start - b.start),
    place(start, end) {
      const from = placeOf(start, 0);
      const to = placeOf(end, end > start ? 1 : 0);
      if (!from.inside && !to.inside) return [from.offset, from.offset];
      return [from.offset, Math.max(from.offset, to.offset)];
    },
  };
};
