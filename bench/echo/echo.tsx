import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The minimum work for a key: a React input and its text beside it. */
function Echo() {
  const [text, setText] = useState('');
  return (
    <>
      <label>
        Full name
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p>{text}</p>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Echo />);
