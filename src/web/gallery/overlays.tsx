import { LogOut, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Mark } from '../shared/brand/mark.tsx';
import { Button } from '../ui/inputs/button.tsx';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '../ui/overlays/menu.tsx';
import { Popover } from '../ui/overlays/popover.tsx';
import { Tooltip } from '../ui/overlays/tooltip.tsx';
import { DeleteDialog, EditDialog } from './dialogs.tsx';
import { Section } from './section.tsx';

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null);
  return (
    <Section title="Dialogs, menu, popover, tooltip">
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('alert')}>
          Alert dialog
        </Button>
        <UserMenu />
        <LoginRequired />
        <Tooltip text="Shows after 700 ms">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
        <Button asChild size="lg">
          <a href="#link">Link as a button</a>
        </Button>
      </div>
      <EditDialog open={open === 'dialog'} onClose={() => setOpen(null)} />
      <DeleteDialog open={open === 'alert'} onClose={() => setOpen(null)} />
    </Section>
  );
}

function UserMenu() {
  const [language, setLanguage] = useState<'en' | 'sk'>('en');
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
  return (
    <Menu trigger={<Button variant="outline">Menu</Button>}>
      <MenuLabel>mira.dolina</MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<Undo2 {...icon} />} onSelect={() => undefined}>
        Return to Admin
      </MenuItem>
      <MenuItem icon={<LogOut {...icon} />} onSelect={() => undefined}>
        Logout
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label="Language"
        value={language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'sk', label: 'Slovenčina' },
        ]}
        onChange={setLanguage}
      />
    </Menu>
  );
}

function LoginRequired() {
  return (
    <Popover trigger={<Button variant="outline">Popover</Button>} label="Login Required">
      <div className="flex gap-3">
        <Mark size={28} />
        <div>
          <p className="text-md font-semibold">Login Required</p>
          <p className="text-sm text-muted-foreground">
            You must be logged in to save business cards. Your design stays right here.
          </p>
          <div className="flex gap-2 pt-3">
            <Button size="sm">Login</Button>
            <Button size="sm" variant="outline">
              Register
            </Button>
          </div>
        </div>
      </div>
    </Popover>
  );
}
