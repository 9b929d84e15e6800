"""What players read: card texts, questions, offers, the story. Imports every other room."""
