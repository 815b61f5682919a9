type Result<T> = { ok: true; data: T } | { ok: false; error: string };

async function safe(path: string): Promise<Result<any>> {
  try {
    const response = await fetch(`https://api.access.example${path}`);
    return { ok: true, data: await response.json() };
  } catch (error) {
    return { ok: false, error: String(error) };
  }
}

export async function sizes() {
  const result = await safe('/groups');
  if (!result.ok) return [];
  return result.data.map((group) => group.members_count); // finds: members-count
}
