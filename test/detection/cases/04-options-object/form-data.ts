export async function importCards(file: Blob, headers: HeadersInit) {
  const form = new FormData();
  form.append('file', file);
  form.append('sub_type', 'mifare'); // finds: card-sub-type
  form.append('type', 'hfcard_desfire_ev1'); // finds: card-type-desfire
  await fetch('https://api.access.example/cards', { method: 'POST', headers, body: form });
}
