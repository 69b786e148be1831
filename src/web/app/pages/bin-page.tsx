import { BinList } from '../../features/cards/bin/bin-list.tsx';
import { SignedInCards } from './signed-in-cards.tsx';

export function BinPage() {
  return <SignedInCards>{() => <BinList />}</SignedInCards>;
}
