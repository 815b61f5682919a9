const _ = require('lodash');

exports.applyColumns = (row, columns) => {
  const out = {};
  columns.forEach((column) => {
    let value = row[column.header];
    if (column.lookup) value = column.lookup[value];
    out[column.field] = value;
  });
  return out;
};

exports.toTable = (records, columns) => [
  columns.map(([title]) => title),
  ...records.map((record) => columns.map(([, key]) => _.get(record, key, ''))),
];
