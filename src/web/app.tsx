import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Frame } from './frame.tsx';
import { CreatePage } from './pages/create-page.tsx';
import { createQueryClient } from './shared/api/query-client.ts';

const AccountPage = lazy(async () => ({ default: (await import('./pages/account-page.tsx')).AccountPage }));
const AdminPage = lazy(async () => ({ default: (await import('./pages/admin-page.tsx')).AdminPage }));
const CheckoutPage = lazy(async () => ({
  default: (await import('./pages/checkout-page.tsx')).CheckoutPage,
}));
const EditPage = lazy(async () => ({ default: (await import('./pages/edit-page.tsx')).EditPage }));
const ListPage = lazy(async () => ({ default: (await import('./pages/list-page.tsx')).ListPage }));
const LoginPage = lazy(async () => ({ default: (await import('./pages/login-page.tsx')).LoginPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('./pages/not-found-page.tsx')).NotFoundPage,
}));
const PaymentSuccessPage = lazy(async () => ({
  default: (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
}));
const PricingPage = lazy(async () => ({ default: (await import('./pages/pricing-page.tsx')).PricingPage }));

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame>
          <Routes>
            <Route element={<CreatePage />} path="/" />
            <Route element={<CheckoutPage />} path="/checkout" />
            <Route element={<CreatePage />} path="/create" />
            <Route element={<AccountPage />} path="/account" />
            <Route element={<AdminPage />} path="/admin" />
            <Route element={<EditPage />} path="/edit/:id" />
            <Route element={<ListPage />} path="/list" />
            <Route element={<LoginPage />} path="/login" />
            <Route element={<PaymentSuccessPage />} path="/payment-success" />
            <Route element={<PricingPage />} path="/pricing" />
            <Route element={<NotFoundPage />} path="*" />
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
