import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Frame } from './frame.tsx';
import { routes } from './routes.ts';
import { createQueryClient } from './shared/api/query-client.ts';

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame>
          <Routes>
            {routes.map(({ path, Page }) => (
              <Route element={<Page />} key={path} path={path} />
            ))}
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
