const rows = [{ name: 'Red', members_count: 11 }];

export const teams = { list: async () => rows };
