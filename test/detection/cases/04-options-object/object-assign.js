const defaults = { headers: { Authorization: `SERVICE-LOGIN ${process.env.KEY}` } };

export async function rename(id, name) {
  const options = Object.assign({}, defaults, { method: 'PATCH', body: JSON.stringify({ card: { name } }) });
  await fetch(`https://gateway.internal.example/access/cards/${id}`, options);
}

export async function block(id) {
  const options = Object.assign({}, defaults, { method: 'POST' });
  await fetch(`/cards/${id}/deactivate`, options); // finds: card-assignment
}
