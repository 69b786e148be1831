type Maker = { name: string; url: string };

const fallback: Maker = { name: 'Studio Sever', url: 'https://studio-sever.example/' };

/** Whom the header credits; the server writes it into the page. */
export function siteMaker(): Maker {
  return readMaker(document.getElementById('site')?.textContent ?? '');
}

export function readMaker(json: string): Maker {
  let site: unknown;
  try {
    site = JSON.parse(json);
  } catch {
    return fallback;
  }
  const maker = partOf(site, 'maker');
  const name = partOf(maker, 'name');
  const url = partOf(maker, 'url');
  return typeof name === 'string' && typeof url === 'string' ? { name, url } : fallback;
}

function partOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined;
}
