import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { linkedLook, withVariation } from '../../../../shared/looks/look-link.ts';
import { useEditor } from '../../core/use-editor.ts';

/** Puts the look of the link that led here on the card, as one step that can be undone. */
export function LinkedLook() {
  const editor = useEditor();
  const navigate = useNavigate();
  const location = useLocation();
  const look = linkedLook(location);
  useEffect(() => {
    if (!look) return;
    // After the effects of the page: the autosave stores what changes from then on.
    const timer = setTimeout(() => {
      editor.setCard(withVariation(editor.get().present.card, look));
      void navigate(location.pathname, { replace: true });
    });
    return () => clearTimeout(timer);
  });
  return null;
}
