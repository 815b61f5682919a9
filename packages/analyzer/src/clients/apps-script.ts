/** `UrlFetchApp` of Google Apps Script. */
import { at, type CallForm, type HttpLibrary } from './library.js';

const form = (url: CallForm['url'], options: number): CallForm => ({
  url,
  method: { at: [at(options, 'method')], default: 'GET' },
  body: [at(options, 'payload')],
  headers: [at(options, 'headers')],
  options: at(options),
});

export const appsScriptLibrary: HttpLibrary = {
  name: 'UrlFetchApp',
  globals: { UrlFetchApp: '' },
  packages: [],
  exports: {},
  factories: {},
  calls: { fetch: [form([at(0)], 1)] },
  // A list of URLs, of objects with one, or of both.
  batches: { fetchAll: [{ ...form([at(0)], 1), when: { argument: 0, is: 'text' } }, form([at(0, 'url')], 0)] },
  answer: { calls: { getContentText: 'data', getBlob: 'answer', getDataAsString: 'data' } },
};
