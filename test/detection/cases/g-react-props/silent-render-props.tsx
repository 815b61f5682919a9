import axios from 'axios';

function Rows({ items, render, empty }) {
  return <ul>{items.length > 0 ? items.map((item) => render(item.name)) : empty({ members_count: 0 })}</ul>;
}

export async function Page() {
  const { data } = await axios.get('https://api.access.example/groups');
  const own = [{ name: 'a', members_count: 1 }];
  return (
    <>
      <Rows items={data} render={(group) => group.members_count} empty={(none) => none.members_count} />
      <Rows items={own} render={(group) => group.members_count} />
    </>
  );
}
