const BASE = 'https://api.access.example';

export async function create(form: FormData) {
  form.append('card[format_name]', 'em');
  form.append('owner[sub_type]', 'em');
  form.append('card[meta][sub_type]', 'em');
  await fetch(`${BASE}/cards`, { method: 'POST', body: form });
  const other = new FormData();
  other.append('card[sub_type]', 'visa');
  await fetch('https://pay.example/cards', { method: 'POST', body: other });
}
