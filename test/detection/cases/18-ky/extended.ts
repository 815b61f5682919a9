import ky from 'ky';

const base = ky.create({ headers: { Accept: 'application/json' } });
const access = base.extend({ headers: { Authorization: `SERVICE-LOGIN ${process.env.SECRET}` } }).extend({ timeout: 5000 });

export const activate = (id: number) => access.post(`cards/${id}/activate`); // finds: card-assignment
export const exporters = () => access('member_export_reporters').json(); // finds: member-export-reporter
