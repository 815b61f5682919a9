import axios from 'axios';

const access = axios.create({ baseURL: 'https://api.access.example' });
const tickets = axios.create({ baseURL: 'https://tickets.example' });

const TICKET_FIELDS = [
  { header: 'Title', field: 'title' },
  { header: 'Kind', field: 'sub_type' },
];
const CARD_FIELDS = [
  { header: 'UID', field: 'uid' },
  { header: 'Kind', field: 'format_name' },
];
const TICKET_COLUMNS = [['Kind', 'sub_type']];
const CARD_COLUMNS = [['Format', 'format_name']];

function bodyOf(row, fields) {
  const body = {};
  for (const { header, field } of fields) body[field] = row[header];
  return body;
}

const toTable = (records, columns) => records.map((record) => columns.map(([, key]) => record[key]));

export async function importRow(row) {
  const card = await access.post('/cards', { card: bodyOf(row, CARD_FIELDS) });
  const ticket = await tickets.post('/cards', { card: bodyOf(row, TICKET_FIELDS) });
  return [...toTable([card.data], CARD_COLUMNS), ...toTable([ticket.data], TICKET_COLUMNS)];
}
