import { useState } from 'react';
import { Button } from '../ui/inputs/button.tsx';
import { Switch } from '../ui/inputs/switch.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from '../ui/overlays/alert-dialog.tsx';
import { Dialog, DialogContent } from '../ui/overlays/dialog.tsx';

type OpenProps = { open: boolean; onClose: () => void };

export function EditDialog({ open, onClose }: OpenProps) {
  const [isAdmin, setAdmin] = useState(false);
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        title="Edit user"
        description="mira.dolina · created 2 Mar 2026"
        closeLabel="Close"
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={onClose}>Save Changes</Button>
          </>
        }
      >
        <div className="flex flex-col gap-4 pt-1">
          <TextField compact label="Username" defaultValue="mira.dolina" />
          <TextField compact label="Password" placeholder="Leave empty to keep the current one" />
          <div className="border-t border-border pt-4">
            <Switch
              checked={isAdmin}
              onCheckedChange={setAdmin}
              label="Admin"
              hint="Can manage users and impersonate"
            />
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

export function DeleteDialog({ open, onClose }: OpenProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title="Delete “Vlk & Partneri”?"
      media={<span className="h-13 w-22.5 bg-stock shadow-sheet" />}
      actions={
        <>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction>Delete</AlertDialogAction>
        </>
      }
    >
      The card will be removed from My Cards. This cannot be undone.
    </AlertDialog>
  );
}
