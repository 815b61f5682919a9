import camelcaseKeys from 'camelcase-keys';

export async function rows() {
  await fetch('https://api.access.example/cards');
  const own = camelcaseKeys(JSON.parse(process.env.ROWS ?? '[]'), { deep: true });
  return own.map((row: { subType: string; membersCount: number }) => row.subType + row.membersCount);
}
