const template = new Request('https://api.access.example/members', { headers: { 'Content-Type': 'application/json' } });

export async function assignCard(memberId, token) {
  const request = new Request(`${template.url}/${memberId}/assign_card`, { method: 'POST', headers: template.headers, body: JSON.stringify({ token }) }); // finds: member-card-assignment
  return (await fetch(request.clone())).json();
}

export const exporters = () => fetch(new Request('https://api.access.example/member_export_reporters')).then((r) => r.json()); // finds: member-export-reporter
