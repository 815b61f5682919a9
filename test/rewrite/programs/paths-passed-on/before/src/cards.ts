export const enroll = (token: string) => fetch('/api/cards/enroll', { method: 'POST', body: JSON.stringify({ card: { token } }) });
export const exporters = () => fetch(`/api/member_export_reporters?limit=${5}`);
export const ofShop = () => fetch('/shop/cards/enroll', { method: 'POST' });
