export const access = $fetch.create({ baseURL: 'https://api.access.example' });

export const fetchGroups = defineCachedFunction(() => access('/groups'), { name: 'groups', maxAge: 60 });
