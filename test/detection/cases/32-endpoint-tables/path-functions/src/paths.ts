export const cardUrl = (id: number | string) => `/cards/${id}`;
export const assignUrl = (id: number) => `${cardUrl(id)}/assign`; // finds: card-assignment
export function exporterUrl(id?: number) {
  return id === undefined ? '/member_export_reporters' : `/member_export_reporters/${id}`; // finds: member-export-reporter, member-export-reporter
}
