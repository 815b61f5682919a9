import { ErrorMessage, Field, Form, Formik } from 'formik';

const send = (body: unknown) =>
  fetch('https://api.access.example/cards', { method: 'POST', body: JSON.stringify({ card: body }) });

export const NewCard = () => (
  <Formik
    initialValues={{ token: '', sub_type: '' }} // finds: card-sub-type
    onSubmit={async (values, helpers) => {
      await send(values);
      helpers.resetForm();
    }}
  >
    <Form>
      <Field name="token" />
      <Field name="sub_type" as="select" /> {/* finds: card-sub-type */}
      <ErrorMessage name="sub_type" /> {/* finds: card-sub-type */}
    </Form>
  </Formik>
);
