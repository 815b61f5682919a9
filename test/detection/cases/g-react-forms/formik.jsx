import axios from 'axios';
import { Field, Form, Formik } from 'formik';
import { useEffect, useState } from 'react';

export function EditCard({ id }) {
  const [card, setCard] = useState();
  useEffect(() => {
    axios.get(`https://api.access.example/cards/${id}`).then((response) => setCard(response.data));
  }, [id]);
  return (
    <Formik initialValues={card} onSubmit={(values) => console.log(values.sub_type)}> {/* finds: card-sub-type */}
      <Form>
        <Field name="sub_type" /> {/* finds: card-sub-type */}
        <Field name="two_factor_pin" type="password" /> {/* finds: card-assignment */}
      </Form>
    </Formik>
  );
}
