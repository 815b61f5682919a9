export const settings = { access: { url: process.env.ACCESS_URL ?? 'https://api.access.example', secret: process.env.ACCESS_SECRET ?? '' } } as const;
