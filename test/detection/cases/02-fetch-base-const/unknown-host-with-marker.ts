export async function exportOf(id: number, secret: string) {
  const response = await fetch(`https://${process.env.ACCESS_HOST}/member_export_reporters/${id}`, { // finds: member-export-reporter
    headers: { Authorization: `SERVICE-LOGIN ${secret}` },
  });
  return response.json();
}
