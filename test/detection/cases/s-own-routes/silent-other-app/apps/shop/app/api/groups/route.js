const rows = [{ name: 'Shoes', members_count: 4 }];

export const GET = async () => Response.json(rows);
