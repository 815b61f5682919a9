import https from 'node:https';

function getJson(path) {
  const options = {
    hostname: 'api.access.example',
    path,
    headers: { Authorization: `SERVICE-LOGIN ${process.env.ACCESS_API_KEY}` },
  };
  return new Promise((resolve, reject) => {
    https
      .get(options, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${path}: ${response.statusCode}`));
        });
      })
      .on('error', reject);
  });
}

export async function formatOf(cardId) {
  const card = await getJson(`/cards/${cardId}`);
  return card['sub_type'];
}
