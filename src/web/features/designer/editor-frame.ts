/** The editor fills a wide window and scrolls inside; elsewhere it scrolls with the page. */
export const editorFrame =
  'flex flex-col desktop:grid desktop:min-h-160 desktop:flex-[1_1_0px] desktop:grid-cols-[480px_minmax(0,1fr)] ' +
  'desktop:grid-rows-[auto_minmax(0,1fr)] wide:grid-cols-[560px_minmax(0,1fr)]';
