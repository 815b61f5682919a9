import { Button, Form, Input } from 'antd';
import axios from 'axios';

const api = axios.create({ baseURL: 'https://api.access.example' });

export function NewCard() {
  const onFinish = async ({ sub_type, token }: { sub_type: string; token: string }) => {
    await api.post('/cards', { card: { token, sub_type } }); // finds: card-sub-type
  };
  return (
    <Form layout="vertical" onFinish={(values) => api.post('/cards', { card: values })}>
      <Form.Item label="Kind" name="sub_type"> {/* finds: card-sub-type */}
        <Input />
      </Form.Item>
      <Button htmlType="submit" onClick={() => onFinish({ sub_type: 'x', token: 'y' })} />
    </Form>
  );
}
