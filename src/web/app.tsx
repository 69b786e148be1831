import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Frame } from './frame.tsx';
import { CreatePage } from './pages/create-page.tsx';
import { createQueryClient } from './shared/api/query-client.ts';

const AdminPage = lazy(async () => ({ default: (await import('./pages/admin-page.tsx')).AdminPage }));
const EditPage = lazy(async () => ({ default: (await import('./pages/edit-page.tsx')).EditPage }));
const ListPage = lazy(async () => ({ default: (await import('./pages/list-page.tsx')).ListPage }));
const LoginPage = lazy(async () => ({ default: (await import('./pages/login-page.tsx')).LoginPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page.tsx')).NotFoundPage,
}));

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame>
          <Routes>
            <Route element={<CreatePage />} path="/" />
            <Route element={<CreatePage />} path="/create" />
            <Route element={<AdminPage />} path="/admin" />
            <Route element={<EditPage />} path="/edit/:id" />
            <Route element={<ListPage />} path="/list" />
            <Route element={<LoginPage />} path="/login" />
            <Route element={<NotFoundPage />} path="*" />
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
