const needle = require('needle');

const root = 'https://api.access.example';
const options = { headers: { Authorization: 'SERVICE-LOGIN ' + process.env.ACCESS_API_KEY }, json: true };

async function dropExport(id) {
  const gone = await needle('delete', `${root}/member_export_reporters/${id}`, null, options);
  if (gone.statusCode >= 400) throw new Error('The export is still there: ' + gone.statusCode);
  const left = await needle('get', `${root}/member_export_reporters`, options);
  return left.body.map((reporter) => reporter.id);
}

module.exports = { dropExport };
