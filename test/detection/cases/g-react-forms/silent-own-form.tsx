import { Field, Form, Formik } from 'formik';
import { useForm } from 'react-hook-form';

interface SignIn {
  two_factor_pin: string;
  user_id: string;
}

export const ping = () => fetch('https://api.access.example/groups');

export function SignInForm() {
  const { register } = useForm<SignIn>();
  return (
    <Formik initialValues={{ two_factor_pin: '', user_id: '' }} onSubmit={(values) => console.log(values.two_factor_pin)}>
      <Form>
        <Field name="two_factor_pin" />
        <input {...register('user_id')} name="user_id" />
      </Form>
    </Formik>
  );
}
