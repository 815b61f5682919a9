// Lines of a file and rows of a database, each of which leads to a request.
const { readFileSync } = require('node:fs');
const { Pool } = require('pg');

const pool = new Pool();

async function enroll(card) {
  const response = await fetch('https://api.access.example/cards', { method: 'POST', body: JSON.stringify({ card }) });
  return response.json();
}

async function fromFile(file) {
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(';'));
  const cards = await Promise.all(lines.map(([uid]) => enroll({ uid })));
  return cards.map((card) => card.sub_type); // finds: card-sub-type
}

async function fromDatabase() {
  const { rows } = await pool.query('select uid from cards');
  const results = await Promise.allSettled(rows.map((row) => enroll({ uid: row.uid })));
  const made = results.filter(({ status }) => status === 'fulfilled').map(({ value }) => value);
  return made.filter((card) => card.assigned); // finds: card-assignment
}

module.exports = { fromFile, fromDatabase };
