import axios from 'axios';
import { useForm } from 'react-hook-form';

interface Order {
  sub_type: string;
}

export const ping = () => axios.get('https://api.access.example/groups');

export function OrderForm() {
  const { register, handleSubmit } = useForm<Order>();
  const { register: field, handleSubmit: send } = useForm({ defaultValues: { sub_type: '' } });
  return (
    <>
      <form onSubmit={handleSubmit((order) => axios.post('https://shop.example/cards', order))}>
        <input {...register('sub_type')} />
      </form>
      <form onSubmit={send((order) => localStorage.setItem('order', JSON.stringify(order)))}>
        <input {...field('sub_type')} />
      </form>
    </>
  );
}
