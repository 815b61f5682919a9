import Taro from '@tarojs/taro';

const BASE = 'https://api.access.example';

export async function groups() {
  const response = await Taro.request({ url: `${BASE}/groups`, method: 'GET' });
  return response.data.map((group: any) => group.members_count); // finds: members-count
}

export function cards(memberId: number, show: (format: string) => void) {
  uni.request({
    url: BASE + '/cards',
    data: { member_id: memberId }, // finds: card-member-id-filter
    success: (response) => show(response.data[0].sub_type), // finds: card-sub-type
  });
  wx.request({
    url: BASE + '/events', // finds: event-sets
    success({ data }) {
      show(data[0].id); // finds: event-id
    },
  });
  wx.request({ url: 'https://shop.example/events', success: ({ data }) => show(data[0].id) });
}
