/** The page /developers: the chosen colours, copying examples, and sending requests with a key that stays in this tab. */

try {
  const theme = localStorage.getItem('vizitka.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
} catch {
  // Without storage the colours are those of the system.
}

/** Longer responses are cut. */
const shownLength = 20_000;

document.addEventListener('DOMContentLoaded', () => {
  const words = document.body.dataset;
  const key = /** @type {HTMLInputElement} */ (document.querySelector('#key'));
  for (const hidden of document.querySelectorAll('form[hidden], .copy[hidden]')) hidden.hidden = false;
  document.querySelector('form.key').addEventListener('submit', (event) => event.preventDefault());

  for (const button of document.querySelectorAll('.copy'))
    button.addEventListener('click', async () => {
      const code = button.closest('figure').querySelector('code');
      const [text, label] = [button.textContent, button.getAttribute('aria-label')];
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = words.copied;
      button.setAttribute('aria-label', words.copied);
      setTimeout(() => {
        button.textContent = text;
        button.setAttribute('aria-label', label);
      }, 2000);
    });

  for (const form of document.querySelectorAll('form.try'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, key, words);
    });

  markCurrent();
});

async function send(form, key, words) {
  const result = form.querySelector('.result');
  const { method, path } = form.dataset;
  const say = (text) => {
    result.textContent = text;
  };
  const token = key.value.trim();
  if (token === '') {
    say(words.noKey);
    key.focus();
    return;
  }
  const id = form.elements.namedItem('id')?.value.trim();
  if (id === '') {
    say(words.noId);
    form.elements.namedItem('id').focus();
    return;
  }
  const body = form.elements.namedItem('body')?.value;
  if (body !== undefined && !isJson(body)) {
    say(words.badBody);
    return;
  }
  say(words.sending);
  const began = performance.now();
  try {
    const response = await fetch(path.replace(':id', encodeURIComponent(id ?? '')), {
      method,
      // The key alone says who asks.
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${token}`,
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body,
    });
    const content = await response.blob();
    const milliseconds = Math.round(performance.now() - began);
    await show(result, response, content, milliseconds, words);
  } catch {
    say(words.failed);
  }
}

async function show(result, response, content, milliseconds, words) {
  const line = document.createElement('span');
  line.className = response.ok ? 'good' : 'bad';
  line.textContent = `${response.status} · ${milliseconds} ms`;
  result.replaceChildren(line);
  if (content.type === 'application/pdf') {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(content);
    link.download = 'card.pdf';
    link.textContent = words.file;
    result.append(' · ', link);
    return;
  }
  const text = await content.text();
  if (text === '') return;
  const block = document.createElement('pre');
  block.tabIndex = 0;
  const code = document.createElement('code');
  const shown = isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text;
  code.textContent = shown.length > shownLength ? `${shown.slice(0, shownLength)}…` : shown;
  block.append(code);
  result.append(block);
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Marks the call in the list that is read now. */
function markCurrent() {
  const links = new Map(
    [...document.querySelectorAll('.menu a')].map((link) => [link.getAttribute('href').slice(1), link]),
  );
  const seen = new Set();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      const current = [...links.keys()].find((id) => seen.has(id));
      if (!current) return;
      for (const [id, link] of links)
        if (id === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
    },
    { rootMargin: '-60px 0px -55% 0px' },
  );
  for (const id of links.keys()) observer.observe(document.getElementById(id));
}
