import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../../shared/brand/mark.tsx';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';

/** Tells a visitor who wants to save what is needed for it, beside the button that was pressed. */
export function LoginRequired({ trigger }: { trigger: ReactNode }) {
  const { editor, account } = useMessages();
  const { title, text, comfort } = editor.loginRequired;
  return (
    <Popover trigger={trigger} label={title}>
      <div className="flex gap-3">
        <Mark size={28} />
        <div>
          <p className="text-md font-semibold">{title}</p>
          <p className="text-sm text-muted-foreground">
            {text} {comfort}
          </p>
          <div className="flex gap-2 pt-3">
            <Button asChild size="sm">
              <Link to="/login">{account.login}</Link>
            </Button>
            <Button asChild size="sm" variant="outline">
              <Link to="/login?tab=register">{account.register}</Link>
            </Button>
          </div>
        </div>
      </div>
    </Popover>
  );
}
