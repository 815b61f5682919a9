import { expect, it } from 'vitest';
import { resolveOutputs } from '../../src/report-formats/outputs.js';

const outputs = (formats?: string[], files?: string[]): unknown => resolveOutputs(formats, files, '/project');

it('is the report for people where nothing is asked for', () => {
  expect(outputs()).toEqual([{ format: 'pretty' }]);
});

it('takes several formats, repeated or in a list, and files for them', () => {
  expect(outputs(['pretty', 'sarif,junit'], ['sarif=out/curfew.sarif', 'junit=/tmp/j.xml'])).toEqual([
    { format: 'pretty' },
    { format: 'sarif', file: '/project/out/curfew.sarif' },
    { format: 'junit', file: '/tmp/j.xml' },
  ]);
});

it('asks for a format by naming its file, beside the report for people', () => {
  expect(outputs(undefined, ['sarif=a'])).toEqual([{ format: 'sarif', file: '/project/a' }]);
});

it('takes a file without a format where there is one format', () => {
  expect(outputs(['json'], ['curfew.json'])).toEqual([{ format: 'json', file: '/project/curfew.json' }]);
  expect(outputs(undefined, ['report.txt'])).toEqual([{ format: 'pretty', file: '/project/report.txt' }]);
  expect(outputs(['json'], ['./json=x'])).toEqual([{ format: 'json', file: '/project/json=x' }]);
});

it('lets workflow commands stand beside the report for people', () => {
  expect(outputs(['pretty', 'github'])).toEqual([{ format: 'pretty' }, { format: 'github' }]);
});

it.each([
  [['sarff'], [], '--format: there is no format "sarff". Did you mean "sarif"?'],
  [['json', 'sarif'], ['a.json'], '--output: which of json, sarif is "a.json" for?'],
  [['json'], ['sraif=a'], '--output: there is no format "sraif". Did you mean "sarif"?'],
  [['json'], ['json='], '--output: the name of the file is missing.'],
  [['json'], ['json=a', 'json=b'], '--output: there are two files for the format json.'],
  [['json', 'sarif'], ['json=a', 'sarif=./a'], '--output: "./a" is named for two formats.'],
  [
    ['json', 'sarif'],
    [],
    '--format: json and sarif would both go to standard output. Name files: --output sarif=FILE.',
  ],
  [['json', 'github'], [], '--format: json and github would both go to standard output.'],
])('refuses %j with %j', (formats, files, message) => {
  expect(() => outputs(formats, files)).toThrow(message);
});
