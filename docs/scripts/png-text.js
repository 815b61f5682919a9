// A text inside a PNG file: the chunk iTXt of the PNG specification (third edition, 11.3.3.4), uncompressed, with the keyword "Description".
import { crc32 } from 'node:zlib';

const SIGNATURE_LENGTH = 8;
const KEYWORD = 'Description';

/**
 * The picture with the text in front of its end.
 * @param {Buffer} png
 * @param {string} text
 */
export function withPngText(png, text) {
  const end = [...chunksOf(png)].find(({ type }) => type === 'IEND');
  if (end === undefined) throw new Error('The picture has no end.');
  // Keyword, its end, no compression, no language, no translated keyword.
  const data = Buffer.concat([Buffer.from(`${KEYWORD}\0\0\0\0\0`, 'latin1'), Buffer.from(text)]);
  const typed = Buffer.concat([Buffer.from('iTXt', 'latin1'), data]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return Buffer.concat([png.subarray(0, end.start), chunk, png.subarray(end.start)]);
}

/**
 * The text that {@link withPngText} put into a picture.
 * @param {Buffer} png
 * @returns {string | undefined}
 */
export function pngText(png) {
  for (const { type, data } of chunksOf(png))
    if (type === 'iTXt' && data.toString('latin1', 0, KEYWORD.length) === KEYWORD)
      return data.toString('utf8', KEYWORD.length + 5);
  return undefined;
}

/** @param {Buffer} png */
function* chunksOf(png) {
  for (let start = SIGNATURE_LENGTH; start < png.length;) {
    const length = png.readUInt32BE(start);
    yield {
      start,
      type: png.toString('latin1', start + 4, start + 8),
      data: png.subarray(start + 8, start + 8 + length),
    };
    start += length + 12;
  }
}
