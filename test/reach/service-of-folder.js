// What a folder of nodes calls: the base URL of its service, and each call that writes method and path out.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ file: string, line: number, operation: string }} Call `line` is 1-based, `operation` such as `GET /lists/{p0}`
 * @typedef {{ base: string, calls: Call[] }} Service
 */

/** The file of the functions that the nodes of a service share. */
const SHARED = /GenericFunctions\.js$|[\\/]transport[\\/]/;
/** `const BASE = 'https://api.example.com/v1'`, `https://api.example.com${path}` */
const URL_LITERAL = /[`'"](https:\/\/[a-z0-9.-]+(?:\/[\w./-]*)?)(?=[`'"$])/gi;
/** `apiRequest.call(this, 'GET', '/lists', …)` */
const CALL = /\w*request\w*(?:\.call\(\s*this,\s*|\()'(GET|POST|PUT|PATCH|DELETE)',\s*([`'])(\/?[a-z][^`'?]*)\2/gi;

/**
 * Reads a folder of n8n's nodes. Undefined where its shared functions name no base URL or several, or no call writes its path out.
 *
 * @param {string} folder
 * @returns {Service | undefined}
 */
export function serviceOfFolder(folder) {
  const files = filesIn(folder);
  const shared = files.filter((file) => SHARED.test(file)).flatMap((file) => codeLines(file).map(({ text }) => text));
  const bases = new Set(
    shared.flatMap((text) => [...text.matchAll(URL_LITERAL)].map(([, url = '']) => url.replace(/\/+$/, ''))),
  );
  const [base] = bases;
  if (base === undefined || bases.size > 1) return undefined;
  const calls = files.flatMap((file) =>
    codeLines(file).flatMap(({ text, line }) =>
      [...text.matchAll(CALL)].flatMap(([, method, , written = '']) => {
        const template = templateOf(written);
        return template === undefined
          ? []
          : [{ file: path.relative(folder, file), line, operation: `${method} ${template}` }];
      }),
    ),
  );
  return calls.length > 0 ? { base, calls } : undefined;
}

/**
 * The path with a parameter for each `${…}` that is a whole segment; undefined where one is a part of a segment.
 *
 * @param {string} written
 */
function templateOf(written) {
  const segments = written.replace(/^\//, '').split('/');
  if (!segments.every((segment) => /^(?:\$\{[^}]*\}|[\w.~-]+)$/.test(segment))) return undefined;
  let parameters = 0;
  return segments.map((segment) => (segment.startsWith('$') ? `/{p${parameters++}}` : `/${segment}`)).join('');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));
}

/**
 * The lines of a file that are no comments.
 *
 * @param {string} file
 */
function codeLines(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => !/^\s*(?:\/\/|\*|\/\*)/.test(text));
}
