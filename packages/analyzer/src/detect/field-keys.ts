/** By which props and options the libraries of user interfaces are told names of fields. */

/** Keys of column, field and chart definitions whose value is a field name. */
export const FIELD_KEYS = new Set([
  'dataIndex',
  'accessorKey',
  'accessor',
  'field',
  'dataKey',
  'sortKey',
  'sortField',
  'rowKey',
  'nameKey',
  'keyField',
  'valueField',
  'textField',
  'optionLabel',
  'optionValue',
  'itemTitle',
  'itemText',
  'itemValue',
  'labelField',
  'labelKey',
  'valueKey',
  'xField',
  'yField',
  'colorField',
  'angleField',
  'prop',
]);

/** Props and options that hold lists of column definitions, or of names. */
export const COLUMN_LISTS = new Set([
  'columns',
  'cols',
  'columnDefs',
  'headers',
  'fields',
  'globalFilterFields',
  'filterFields',
  'searchFields',
  'sortBy',
  'groupBy',
  'outputFields',
]);

/** Keys of the definitions in such lists that say which field a column shows, beside those of any definition. */
export const COLUMN_KEYS = new Set(['key', 'value', 'name', 'id', 'path', 'property', 'colId']);
