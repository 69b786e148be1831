/** How accounts get plans: `selling` – people pay for them; `giving` – the operator gives them, and nothing is sold. */
export type Offering = 'selling' | 'giving';
