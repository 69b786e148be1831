import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';

export function VisitorButtons() {
  const { account } = useMessages();
  return (
    <>
      <Button asChild variant="ghost">
        <Link to="/login">{account.login}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/login?tab=register">{account.register}</Link>
      </Button>
    </>
  );
}
