import axios from 'axios';
import { useForm } from 'react-hook-form';

export function NewCardForm() {
  const { register, handleSubmit } = useForm();
  const onSubmit = async (data) => {
    await axios.post('https://api.access.example/cards', { card: { ...data } });
  };
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <input {...register('sub_type')} /> {/* finds: card-sub-type */}
    </form>
  );
}
