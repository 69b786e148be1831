import { OneOrder } from '../../features/orders/one-order.tsx';
import { OrderList } from '../../features/orders/order-list.tsx';
import { SignedInCards } from './signed-in-cards.tsx';

export function OrdersPage() {
  return <SignedInCards>{(user) => <OrderList user={user} />}</SignedInCards>;
}

export function OrderPage() {
  return <SignedInCards>{(user) => <OneOrder user={user} />}</SignedInCards>;
}
