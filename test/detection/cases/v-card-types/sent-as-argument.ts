const API = 'https://api.access.example';

async function createCard(token: string, type: string): Promise<void> {
  await fetch(`${API}/cards`, { method: 'POST', body: JSON.stringify({ card: { token, type } }) });
}

export const createOld = (token: string) => createCard(token, 'legacy'); // finds: card-type-legacy
export const createNew = (token: string) => createCard(token, 'hfcard_desfire');
